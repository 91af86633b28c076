import { Html } from './html.ts';

/** The web client's colours and the device's fonts: the page loads nothing else. */
export const STYLE = new Html(`
:root { color-scheme: light dark; --bg: #FFFFFF; --fg: #132024; --second: #46565B; --line: #DAE1E3; --accent: #0B5A75; --on: #FFFFFF; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #101617; --fg: #E8EEEF; --second: #B1BFC3; --line: #2D3A3D; --accent: #74C5DC; --on: #04222C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0; }
h1 + p { margin: .25rem 0 1.5rem; color: var(--second); }
.note { margin: .75rem 0 0; font-weight: 600; }
dl { margin: 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--second); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.due dd { font-size: 1.5rem; font-weight: 600; line-height: 1.2; }
figure { margin: 1.5rem 0 0; text-align: center; }
figure svg { display: block; width: 14rem; max-width: 100%; height: auto; margin: 0 auto; background: #FFFFFF; }
figcaption { margin-top: .5rem; color: var(--second); }
a { display: block; margin-top: 1rem; padding: .75rem 1rem; min-height: 3rem; border: 1px solid var(--accent); border-radius: 6px; text-align: center; text-decoration: none; color: var(--accent); font-weight: 600; }
a.main { background: var(--accent); color: var(--on); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`);
