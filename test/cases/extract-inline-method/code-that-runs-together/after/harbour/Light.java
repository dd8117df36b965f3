package harbour;

class Light {
  Light() {
    sweep("stairs");
    report("swept");
  }

  void open() {
    count(40);
    openTheShutters("Light", 3);
    polishTheLens("Light", 7);
    report("counted");
  }
}
