package farm;

class Barn {
  private Hook hook;

  void opens(Loads loads, boolean wet) {
    prepare(loads);
    if (!loads.isEmpty() || !loads.isSpreadOut()) {
      carry(loads, 3);
    }
    count(7);
  }

  boolean closes(Loads loads, boolean wet) {
    prepare(loads);
    return !loads.isEmpty() || !hook.isFree() || wet;
  }

  void cleans(Loads loads, boolean wet) {
    sweep(loads);
    if (!loads.isEmpty() || !loads.isSpreadOut()) {
      carry(loads, 4);
    }
    count(8);
  }

  void fills(Loads loads, boolean wet) {
    lift(loads);
    if (!loads.isEmpty() || !loads.isSpreadOut()) {
      carry(loads, 5);
    }
    count(9);
  }

  void airs(Loads loads, boolean wet) {
    lower(loads);
    if (!loads.isEmpty() || !loads.isWide()) {
      carry(loads, 6);
    }
    count(10);
  }

  void locks(Loads loads, boolean wet) {
    drop(loads);
    if (loads != null && !(loads.isSpreadOut() && loads.isEmpty())) {
      carry(loads, 7);
    }
    count(11);
  }
}
