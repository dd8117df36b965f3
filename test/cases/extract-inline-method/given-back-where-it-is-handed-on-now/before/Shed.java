package harbor;

import java.util.List;

public class Shed {
  int weigh(int many) {
    int all = many * 2;
    return all + 4;
  }

  void sweep(String corner) {
    brooms.take(corner);
  }

  public static List<Box> fill(List<Box> all, int many) {
    all.add(Boxes.ofSize(many));
    return all;
  }
}
