package farm;

class Barn {
  private Hook hook;

  void opens(Loads loads, boolean wet) {
    prepare(loads);
    if (loads != null && !(loads.isSpreadOut() && loads.isEmpty())) {
      carry(loads, 3);
    }
    count(7);
  }

  boolean closes(Loads loads, boolean wet) {
    prepare(loads);
    return loads != null && !(wet && hook.isFree() && loads.isEmpty());
  }

  void cleans(Loads loads, boolean wet) {
    sweep(loads);
    if (loads != null && !(loads.isEmpty() && loads.isSpreadOut())) {
      carry(loads, 4);
    }
    count(8);
  }

  void fills(Loads loads, boolean wet) {
    lift(loads);
    if (loads != null && !(loads.isSpreadOut() || loads.isEmpty())) {
      carry(loads, 5);
    }
    count(9);
  }

  void airs(Loads loads, boolean wet) {
    lower(loads);
    if (loads != null && !(loads.isWide() && loads.isEmpty())) {
      carry(loads, 6);
    }
    count(10);
  }

  void locks(Loads loads, boolean wet) {
    drop(loads);
    if (!loads.isEmpty() || !loads.isSpreadOut()) {
      carry(loads, 7);
    }
    count(11);
  }
}
