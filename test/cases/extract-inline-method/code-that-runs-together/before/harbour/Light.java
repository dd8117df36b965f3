package harbour;

class Light {
  Light() {
    sweep("stairs");
    openTheShutters("Light", 3);
    polishTheLens("Light", 7);
    report("swept");
  }

  void open() {
    count(40);
    report("counted");
  }
}
