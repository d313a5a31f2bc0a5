/** Colours are those of the product's two themes. */
export const API_PAGE_STYLE = `
:root {
  color-scheme: dark light;
  --canvas: #10141f; --surface: #181d2b; --sunken: #0c0f18; --line: #2d3447;
  --ink: #eceef5; --soft: #a4abbe; --accent: #f4b13d;
  --get: #7fd1a8; --post: #f4b13d; --patch: #8fb8ff; --delete: #ff9a8f;
}
@media (prefers-color-scheme: light) {
  :root {
    --canvas: #f6f7fb; --surface: #ffffff; --sunken: #f0f2f8; --line: #dfe3ee;
    --ink: #161b29; --soft: #566076; --accent: #8a5a00;
    --get: #0b6b42; --post: #8a5a00; --patch: #1d4fa8; --delete: #a3261c;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
header, main { max-width: 54rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
h2 { margin: 3rem 0 1rem; font-size: 1.35rem; text-transform: capitalize; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.85rem; color: var(--soft); font-weight: 600; }
p { margin: 0.4rem 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.9em; }
pre { margin: 0; padding: 0.8rem 1rem; background: var(--sunken); border: 1px solid var(--line); border-radius: 0.6rem; overflow-x: auto; line-height: 1.5; }
pre code { font-size: 0.85rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; margin-top: 1.5rem; padding: 0.9rem 0; border-block: 1px solid var(--line); }
article { margin: 0 0 1rem; padding: 1.2rem 1.4rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.9rem; }
.method { display: inline-block; min-width: 4rem; font-size: 0.8rem; font-weight: 700; letter-spacing: 0.04em; color: var(--soft); }
.get { color: var(--get); } .post { color: var(--post); } .patch, .put { color: var(--patch); } .delete { color: var(--delete); }
.badge { padding: 0.1rem 0.5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.75rem; color: var(--soft); white-space: nowrap; }
.note { color: var(--soft); font-size: 0.9rem; }
.parameter { margin: 0.2rem 0; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.55rem 0.8rem 0.55rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tr:target { background: var(--sunken); }
main { padding-bottom: 4rem; }
`;
