package shop;

class Counter {
  void open(Day day) {
    log.note(day);
  }

  void close(Day day) {
    till.count(day);
    class Bell {
      void ring(int times) {
        tower.swing(times * 2);
      }
    }
    new Bell().ring(1);
    class Lantern {
    }
    lights.off(new Lantern());
  }
}
