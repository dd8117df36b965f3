package harbour;

interface Signals {
  void flag0(); void flag1(); void flag2(); void flag3(); void flag4(); void flag5(); void flag6(); void flag7(); void flag8(); void flag9();
  void flag10(); void flag11(); void flag12(); void flag13(); void flag14(); void flag15(); void flag16(); void flag17(); void flag18(); void flag19();
  void flag20(); void flag21(); void flag22(); void flag23(); void flag24(); void flag25(); void flag26(); void flag27(); void flag28(); void flag29();
  void flag30(); void flag31(); void flag32(); void flag33(); void flag34(); void flag35(); void flag36(); void flag37(); void flag38(); void flag39();
  void flag40(); void flag41(); void flag42(); void flag43(); void flag44(); void flag45(); void flag46(); void flag47(); void flag48(); void flag49();
  void flag50(); void flag51(); void flag52(); void flag53(); void flag54(); void flag55(); void flag56(); void flag57(); void flag58(); void flag59();
  void flag60(); void flag61(); void flag62(); void flag63(); void flag64(); void flag65(); void flag66(); void flag67(); void flag68(); void flag69();
  void flag70(); void flag71(); void flag72(); void flag73(); void flag74(); void flag75(); void flag76(); void flag77(); void flag78(); void flag79();
  void flag80(); void flag81(); void flag82(); void flag83(); void flag84(); void flag85(); void flag86(); void flag87(); void flag88(); void flag89();
  void flag90(); void flag91(); void flag92(); void flag93(); void flag94(); void flag95(); void flag96(); void flag97(); void flag98(); void flag99();
  void flag100(); void flag101(); void flag102(); void flag103(); void flag104(); void flag105(); void flag106(); void flag107(); void flag108(); void flag109();
  void flag110(); void flag111(); void flag112(); void flag113(); void flag114(); void flag115(); void flag116(); void flag117(); void flag118(); void flag119();
  void flag120(); void flag121(); void flag122(); void flag123(); void flag124(); void flag125(); void flag126(); void flag127(); void flag128(); void flag129();
  void flag130(); void flag131(); void flag132(); void flag133(); void flag134(); void flag135(); void flag136(); void flag137(); void flag138(); void flag139();
  void flag140(); void flag141(); void flag142(); void flag143(); void flag144(); void flag145(); void flag146(); void flag147(); void flag148(); void flag149();
  void flag150(); void flag151(); void flag152(); void flag153(); void flag154(); void flag155(); void flag156(); void flag157(); void flag158(); void flag159();
  void flag160(); void flag161(); void flag162(); void flag163(); void flag164(); void flag165(); void flag166(); void flag167(); void flag168(); void flag169();
  void flag170(); void flag171(); void flag172(); void flag173(); void flag174(); void flag175(); void flag176(); void flag177(); void flag178(); void flag179();
  void flag180(); void flag181(); void flag182(); void flag183(); void flag184(); void flag185(); void flag186(); void flag187(); void flag188(); void flag189();
  void flag190(); void flag191(); void flag192(); void flag193(); void flag194(); void flag195(); void flag196(); void flag197(); void flag198(); void flag199();
  void flag200(); void flag201(); void flag202(); void flag203(); void flag204(); void flag205(); void flag206(); void flag207(); void flag208(); void flag209();
}
