package shop;

import java.util.Arrays;

public class Till {
  public Iterable<Object> open() {
    return coins(1, 2, 3);
  }

  private static Iterable<Object> coins(Object... coins) {
    return Arrays.asList(coins);
  }
}
