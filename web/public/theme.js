// Before anything is drawn, so that the page never flashes in the other theme.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('mirabilia.settings') ?? '{}');
  } catch {
    /* settings that cannot be read are defaults */
  }
  const dark =
    kept.theme === 'dark' || (kept.theme !== 'light' && !matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
