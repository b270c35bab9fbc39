/** The icons of the buttons around a route, on a grid of 20 units. */
export const routePaths = {
  addStop: 'M10 4.5v11m-5.5-5.5h11',
  move: 'M4 7h12M4 10h12M4 13h12',
  print:
    'M6 8V3.5h8V8M6 14H4.5A1.5 1.5 0 0 1 3 12.5v-3A1.5 1.5 0 0 1 4.5 8h11A1.5 1.5 0 0 1 17 9.5v3a1.5 1.5 0 0 1-1.5 1.5H14m-8-2h8v4.5H6V12Z',
  swap: 'M6.5 16V4m0 0L3.5 7m3-3 3 3m4-3v12m0 0 3-3m-3 3-3-3',
} as const
