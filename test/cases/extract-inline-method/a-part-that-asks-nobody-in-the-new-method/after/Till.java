package shop;

import java.util.Arrays;

public class Till {
  public void open() {
    count(coins(1, 2, 3));
  }

  public void shut() {
    check(coins(4, 5)).holds(4);
  }

  private static Iterable<Object> coins(Object... coins) {
    return Arrays.asList(coins);
  }
}
