package farm;

class Barn {
  private Hook hook;
  private boolean wet;

  String opens(Loads loads) {
    prepare(loads);
    if (hook != null) {
      String mark = hookMark();
      print(mark);
    }
    return "open";
  }

  String closes(Loads loads) {
    sweep(loads);
    if (wet) {
      return wetMark();
    }
    return "shut";
  }

  String cleans(Loads loads) {
    lift(loads);
    if (loads.isWide()) {
      print("wide");
    } else {
      String mark = loadMark(loads);
      print(mark);
    }
    return "clean";
  }

  String turns(Loads loads) {
    push(loads);
    if (hook.isFree()) {
      String mark = freeMark();
      print(mark);
    }
    return "turn";
  }

  String locks(Loads loads) {
    drop(loads);
    for (Load load : loads) {
      if (load != null) {
        print(mark(load));
      }
    }
    return "lock";
  }

  private String hookMark() {
    return hook != null ? loft.markOf(hook) : "";
  }

  private String wetMark() {
    return wet ? loft.wetness() : "dry";
  }

  private String loadMark(Loads loads) {
    return loads.isWide() || loads.isLong() ? "none" : loft.spread(loads);
  }

  private String freeMark() {
    return hook.isFree() ? loft.freeOf(hook) : "held";
  }

  private String mark(Load load) {
    return load != null ? loft.weigh(load) : "";
  }
}
