package shop;

import static java.util.Arrays.asList;

import java.util.Arrays;

public class Till {
  public void open() {
    count(asList(1, 2, 3));
  }

  public void shut() {
    check(asList(4, 5)).holds(4);
  }
}
