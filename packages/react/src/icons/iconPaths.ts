/** What is drawn, as the path of one line 1.5 wide on a grid of 20 by 20. */
export const iconPaths = {
  search: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0ZM12.5 12.5l4 4',
  clear: 'm5.5 5.5 9 9m0-9-9 9',
  place:
    'M10 17.5s5.5-4.75 5.5-9.25a5.5 5.5 0 0 0-11 0C4.5 12.75 10 17.5 10 17.5ZM12 8.25a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  address: 'M3 9.5l7-6 7 6M5 8v8.5h10V8M8.25 16.5V12h3.5v4.5',
  term: 'M3.5 5h13m-13 5H7m-3.5 5h4M16 11.25a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm-.85 2.15 2.35 2.35',
  brand: 'M10.5 3.5h6v6l-6.8 6.8a1 1 0 0 1-1.4 0l-4.6-4.6a1 1 0 0 1 0-1.4l6.8-6.8ZM13.25 6.75v0',
  area: 'm3 5.5 4.5-2 5 2 4.5-2v11l-4.5 2-5-2-4.5 2v-11Zm4.5-2v11m5-9v11',
  coordinate: 'M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM10 2.5V7m0 6v4.5M2.5 10H7m6 0h4.5',
  location: 'M16.5 3.5 3.25 8.75l5.5 2.5 2.5 5.5L16.5 3.5Z',
  history: 'M3.75 10a6.25 6.25 0 1 0 2-4.6l-2 1.85m0-3.5v3.5h3.5M10 6.5V10l2.5 1.5',
  warning: 'M10 3.5 17.5 16.5h-15L10 3.5Zm0 5v3.5m0 2.25v0',
  offline:
    'M3 3l14 14M2.5 8.5a11 11 0 0 1 3-2.1m3-1a11 11 0 0 1 9 3.1M5.25 11.5A7 7 0 0 1 8 9.75m4.5.25c.8.35 1.6.85 2.25 1.5M8 14.25a3 3 0 0 1 4 0M10 16.5v0',
} as const

/** The name of an icon. */
export type IconName = keyof typeof iconPaths
