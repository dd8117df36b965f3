package harbor;

public class Docks {
  int measure(int many) {
    int all = many * 2;
    return all + 4;
  }

  void describe(String text) {
    print(text);
  }

  public static void moor(Boat ship, int many, int last) {
    keys.lock(ship);
    pier(last).open("wide");
  }
}
