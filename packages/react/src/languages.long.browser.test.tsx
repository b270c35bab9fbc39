import { describeLanguages } from '../test/describeLanguages.tsx'
import { he } from './messages/he.ts'
import { ja } from './messages/ja.ts'
import { ko } from './messages/ko.ts'
import { nl } from './messages/nl.ts'
import { pl } from './messages/pl.ts'
import { pt } from './messages/pt.ts'
import { ru } from './messages/ru.ts'
import { tr } from './messages/tr.ts'
import { uk } from './messages/uk.ts'
import { zh } from './messages/zh.ts'

// Five of the languages are tested every day, in languages.browser.test.tsx.
describeLanguages({ he, ja, ko, nl, pl, pt, ru, tr, uk, zh })
