package harbour;

class Shelf {
  void pile(Day today) {
    Crane.lift(today, hours());
    Crane.turn(today, 3);
  }

  void sweep(int hour) {
    Broom.pass(hour, 4);
  }
}
