/// <reference path="../imports.d.ts" />
import kit from '@signpost/react/kit.css?inline'
import { commonStyles } from './commonStyles.ts'

/** The stylesheets of every element but the search box. */
export const kitStyles: readonly string[] = [...commonStyles, kit]
