/** A route in the form of OSRM, in which each step has its own line. */
export const osrmRoute: Readonly<Record<string, unknown>> = {
  distance: 338.1,
  duration: 23.9,
  legs: [
    {
      distance: 338.1,
      duration: 23.9,
      summary: '',
      steps: [
        {
          geometry: 'ni{maAng`hjBxD|Cbd@|_@',
          distance: 94.3,
          duration: 7.5,
          name: 'Yugoeslavia',
          mode: 'driving',
          maneuver: {
            type: 'depart',
            modifier: 'left',
            bearing_before: 0,
            bearing_after: 215,
            location: [-56.24692, -34.846888],
          },
        },
        {
          geometry: 'ls_naAbkahjBkfAf~B{DrI',
          distance: 243.8,
          duration: 16.4,
          name: 'Avenida Luis Batlle Berres',
          ref: 'A-1',
          mode: 'driving',
          maneuver: {
            type: 'end of road',
            modifier: 'right',
            bearing_before: 216,
            bearing_after: 304,
            location: [-56.247526, -34.847575],
          },
        },
        {
          geometry: 'ngxmaAlwahjB??',
          distance: 0,
          duration: 0,
          name: 'Avenida Luis Batlle Berres',
          mode: 'driving',
          maneuver: {
            type: 'arrive',
            modifier: 'right',
            bearing_before: 304,
            bearing_after: 0,
            location: [-56.249732, -34.846339],
          },
        },
      ],
    },
  ],
}
