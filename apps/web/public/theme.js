// Applies the chosen theme before the first paint; src/lib/theme.ts changes it afterwards.
(function applyStoredTheme() {
  var theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {
    // Storage is blocked: the default it is.
  }
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute('content', theme === 'light' ? '#f7f9fc' : '#0c111d');
})();
