package harbour;

class Crane {
  void lift() {
    sweep("stairs");
    openTheShutters("Crane", 3);
    polishTheLens("Crane", 7);
    report("swept");
  }

  void lower() {
    count(40);
    report("counted");
  }
}
