// What has to be known before the first paint: the chosen theme (src/lib/theme.ts changes it afterwards), and a guess
// of who is there.
(function applyWhatIsStored() {
  var theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
    // Who was signed in probably is: the visitors' buttons are not shown before that is known (src/lib/session.ts).
    if (localStorage.getItem('session') === 'user')
      document.documentElement.dataset.session = 'user';
  } catch {
    // Storage is blocked: the default it is.
  }
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute('content', theme === 'light' ? '#f7f9fc' : '#0c111d');
})();
