package shop;

class Counter {
  void open(Day day) {
    class Bell {
      void ring(int times) {
        tower.swing(times * 2);
      }
    }
    new Bell().ring(3);
    log.note(day);
  }

  void close(Day day) {
    till.count(day);
    class Lamp {
    }
    lights.off(new Lamp());
  }
}
