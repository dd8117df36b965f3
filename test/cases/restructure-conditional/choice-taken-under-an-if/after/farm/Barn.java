package farm;

class Barn {
  private Hook hook;
  private boolean wet;

  String opens(Loads loads) {
    prepare(loads);
    if (hook != null) {
      String mark = loft.markOf(hook);
      print(mark);
    }
    return "open";
  }

  String closes(Loads loads) {
    sweep(loads);
    if (wet) {
      return loft.wetness();
    }
    return "shut";
  }

  String cleans(Loads loads) {
    lift(loads);
    if (loads.isWide()) {
      print("wide");
    } else {
      String mark = loft.spread(loads);
      print(mark);
    }
    return "clean";
  }

  String turns(Loads loads) {
    push(loads);
    if (hook.isFree()) {
      String mark = loft.freeOf(hook);
      print(mark);
    }
    return "turn";
  }

  String locks(Loads loads) {
    drop(loads);
    for (Load load : loads) {
      if (load != null) {
        print(loft.weigh(load));
      }
    }
    return "lock";
  }
}
