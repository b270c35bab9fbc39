import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader'] })
const B='http://127.0.0.1:8790'
const part = process.argv[2]
let n=0
async function open(url,{w=1440,h=900,dark=false,touch=false}={}){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:dark?'dark':'light',hasTouch:touch,isMobile:touch})
  const p=await c.newPage()
  p.on('console',m=>{if(m.type()==='error')console.log('ERR',m.text().slice(0,200))})
  await p.goto(B+url); await p.waitForTimeout(5000)
  p.done=()=>c.close()
  return p
}
const shot=async(p,name)=>{try{await p.screenshot({path:`/tmp/eyes/${name}.png`,timeout:60000});console.log(name,Math.round(process.uptime()))}catch(e){console.log('FAIL',name,e.message.slice(0,200))}}
const step=async f=>{try{await f()}catch(e){console.log('E',e.message.slice(0,400))}}
const DIR='/?show=directions&from=-34.90787,-56.20101&from_name=Teatro+Sol%C3%ADs&to=-34.8945,-56.1529&to_name=Estadio+Centenario'
const CARD='/?place=Museo+Andes+1972&at=-34.90585,-56.20291'
if(part==='1'){
  let p=await open('/'); await shot(p,'d01-first')
  console.log(await p.locator('body').ariaSnapshot().then(s=>s.slice(0,3000)))
  await step(async()=>{const s=p.locator('input').first(); await s.click(); await p.waitForTimeout(2500); await shot(p,'d02-focus'); await s.pressSequentially('museo an',{delay:120}); await p.waitForTimeout(3000); await shot(p,'d03-typing'); await s.fill('cafe'); await p.waitForTimeout(2500); await shot(p,'d04-cafe'); await p.keyboard.press('Enter'); await p.waitForTimeout(4000); await shot(p,'d05-list')
  console.log(await p.locator('body').ariaSnapshot().then(s=>s.slice(0,5000)))
  })
  await p.done()
}
if(part==='2'){
  let p=await open('/?q=cafe'); await shot(p,'d06-qcafe')
  await step(async()=>{await p.mouse.move(200,400); await p.waitForTimeout(2000); await shot(p,'d07-hover'); await p.mouse.click(200,400); await p.waitForTimeout(4000); await shot(p,'d08-picked')})
  await p.done()
  p=await open(CARD); await shot(p,'d09-card'); console.log((await p.locator('body').ariaSnapshot()).slice(0,5000)); await p.done()
}
if(part==='3'){
  let p=await open(DIR); await p.waitForTimeout(3000); await shot(p,'d10-dir'); console.log((await p.locator('body').ariaSnapshot()).slice(0,6000)); await p.done()
}
if(part==='x'){ await (await import(process.argv[3])).default({open,shot,step,DIR,CARD}) }
await b.close()
