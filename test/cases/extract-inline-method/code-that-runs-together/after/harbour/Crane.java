package harbour;

class Crane {
  void lift() {
    sweep("stairs");
    report("swept");
  }

  void lower() {
    count(40);
    openTheShutters("Crane", 3);
    polishTheLens("Crane", 7);
    report("counted");
  }
}
