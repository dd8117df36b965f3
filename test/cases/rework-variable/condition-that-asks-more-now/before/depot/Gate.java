package depot;

public class Gate {
  void opens(Ware ware) {
    prepare(wide);
    Cup cup = find(ware, 3);
    if (fits(cup)) {
      open(wide);
    }
  }

  void shuts(Ware ware) {
    prepare(wide);
    if (stands(found(ware, 4)) && high) {
      shut(wide);
    }
  }

  void locks(Ware ware) {
    prepare(wide);
    Key key = new Key(ware, 5);
    if (turns(key)) {
      lock(wide);
    }
  }
}
