package harbor;

public class Docks {
  int measure(int many) {
    int all = many * 2;
    return all + 4;
  }

  void describe(String text) {
    print(text);
  }

  public static void moor(Boat ship, int many) {
    ropes.add(ofLength(7));
    count(many);
    weigh(many, 5);
    hold(true);
    lift("up");
    shut();
    turn(3);
    lamps.light(many);
    doors.close(many, 2);
    bells.ring();
    cups.fill(many);
    keys.take(4);
  }
}
