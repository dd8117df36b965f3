package depot;

public class Gate {
  void opens(Ware ware) {
    prepare(wide);
    if (fits(find(ware, 3)) && high) {
      open(wide);
    }
  }

  void shuts(Ware ware) {
    prepare(wide);
    Cup mug = found(ware, 4);
    if (stands(mug)) {
      shut(wide);
    }
  }

  void locks(Ware ware) {
    prepare(wide);
    if (turns(new Key(ware, 5)) && high) {
      lock(wide);
    }
  }
}
