/** The parts that the specification leaves open, our reading of each, and the option of `wire` for another reading. */
export const readings: readonly (readonly [open: string, reading: string, option: string])[] = [
  [
    'the text of a coordinate',
    '`latitude,longitude`, decimal, without a space; our service also accepts spaces around the numbers',
    'none: `transformRequest` can write another',
  ],
  [
    'the form of `country_code`',
    'three letters, or two as some services send; the client returns three',
    'none needed',
  ],
  [
    'the next page',
    'the `iterator_status` of the last page is sent back as a parameter of this name, until `exhausted` is `y`',
    '`pageParameter`',
  ],
  [
    'the previous page',
    'the field `iterator_previous` has its state, an addition; without it, the app can keep the pages',
    '`previousPageField`',
  ],
  [
    '`search_filter` in a later Search',
    'a parameter of this name beside `query`, which is `line1` of the suggestion',
    '`filterParameter`',
  ],
  [
    '`type` of a Search that is not a forward geocode',
    'sent empty; our service reads an empty and a missing one as "places and addresses"',
    '`searchType`; `undefined` omits it',
  ],
  [
    'the number of results of a Search',
    'sent as `iterator_length`',
    '`searchLength: false` omits it',
  ],
  [
    'the position of the user in a Search',
    'sent as `user_position`',
    '`searchUserPosition: false` omits it',
  ],
  [
    'the largest `iterator_length`',
    '50; a larger `limit` is sent as 50. A text has at most 200 ranked results, the name of a category or a brand all of its places up to 1,000',
    '`maxLimit`',
  ],
  [
    'the kind of a suggestion',
    'with `line3`, `distance`, `categories` or `brand` it is a place, else with `line2` an address, else a category, a brand or an area, which are not distinguished',
    '`suggestionKind`, `classify`',
  ],
  [
    'a `name` without an `id` or a `code`',
    'the name replaces it, and vice versa for a category',
    'none needed',
  ],
  [
    'the name of an airport, of the second street of an intersection, of a building or an area',
    'if no field has it, the first part of `formatted_address` that shares no word with the fields',
    'none needed',
  ],
  [
    'the set of `command` values',
    'the codes of the table of maneuvers (`TR.L`), and plain words in any spelling (`turn-left`, `ARRIVE`, `uturn`); an unknown one takes its turn from the geometry, and is reported',
    '`readCommand`',
  ],
  [
    'the stretch that a maneuver describes',
    'the one that ends at its `coordinate`, where the command is carried out; the last maneuver is the arrival',
    "`maneuverStretch: 'after'`",
  ],
  ['`total_length` of a maneuver', 'read and not shown; also read as `totalLen`', 'none needed'],
  [
    'an avoidance that the route breaks',
    'the field `unmet_avoid`, an addition',
    '`unmetAvoidField`',
  ],
  [
    'no route between two points',
    'a 204, or an answer with an empty list of maneuvers and no totals',
    'none needed',
  ],
  ['`brand_rank_max`', 'a bound: brands of this rank and better ones', "`brandRankMax: 'exact'`"],
  [
    '`language` and the names of categories',
    'our service sends the requested language and English; the client uses the best match, then English, then the first. A language outside the five is not sent',
    '`languages`',
  ],
  [
    'the fields of `partner_contents`',
    '`name`, `icon_url`, `rating`, `rating_scale`, `review_count`, `url`; a review is shown only with everything that its provider requires. The whole object is kept as `partner.raw`',
    '`partnerReview`',
  ],
  [
    'the time zone of a place',
    'the field `time_zone`, an addition; without it no place is shown as open or closed, unless the app sets `timeZoneAt`',
    '`timeZoneField`',
  ],
  [
    'a session that ends at midnight or later',
    '`end_time` of 86400 or more, or less than `start_time`: all forms are read',
    'none needed',
  ],
  [
    'the body of an error',
    'any; our service sends `{"error":{"code","message","parameter"}}`',
    '`errorBody`, `errorKinds`',
  ],
  [
    'the status for a key that is missing or unknown',
    '401; 403 for a key that does not allow this page',
    '`errorKinds`',
  ],
  [
    'a map',
    'the interface has none: `/style.json` beside it is our service’s own, other services need `mapStyle` of the components',
    'none',
  ],
  ['the XML form', 'not implemented, because its shape is not specified', 'none'],
]
