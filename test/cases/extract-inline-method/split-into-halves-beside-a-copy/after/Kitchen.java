package kitchen;

class Kitchen {
  void lacksKind() {
    refuse(() -> bake(null, "bread"));
    refuse(() -> bake(oven("big"), null));
    refuse(() -> bake(oven("big"), ""));
  }

  void givesUpOften() {
    refuse(() -> bake(null, "bread", "rye"));
    refuse(() -> bake(oven("big"), null, "rye"));
    refuse(() -> bake(oven("big"), "", "rye"));
    refuse(() -> bake(oven("big"), "bread", null));
  }

  void turnsAway() {
    refuse(() -> bake(null, "bread", Grain.RYE));
    refuse(() -> bake(oven("big"), null, Grain.RYE));
    refuse(() -> bake(oven("big"), "", Grain.RYE));
    refuse(() -> bake(oven("big"), "bread", (Grain) null));
  }

  void tidy() {
    log("tidy");
  }
}
