// A page that was rendered in advance is seen before the code that makes its buttons work has come. Who clicks one by then
// is not left without an answer: the last such click is kept, and done once the page is hydrated (src/app/app.tsx says when).
(function keepEarlyClick() {
  var clicked = null;
  function keep(event) {
    clicked = event.target.closest('button') || clicked;
  }
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'hydrated',
    function repeat() {
      document.removeEventListener('click', keep, true);
      if (clicked && clicked.isConnected) clicked.click();
    },
    { once: true },
  );
})();
