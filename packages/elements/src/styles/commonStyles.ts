/// <reference path="../imports.d.ts" />
import base from '@signpost/react/base.css?inline'
import tokens from '@signpost/react/tokens.css?inline'

const host = ':host{display:block}:host([hidden]){display:none}'

/** The stylesheets of every element. */
export const commonStyles: readonly string[] = [host, tokens, base]
