package shop;

import java.util.ArrayList;
import java.util.List;

public abstract class Base {
    protected int weight = 3;

    protected void rest(String why) {
        System.out.println(why);
    }

    protected int total(int[] parts) {
        int sum = 0;
        for (int part : parts) {
            sum += part;
        }
        return sum;
    }
}
