package shop;

import java.util.ArrayList;
import java.util.List;

abstract class Base {
    void rest(String why) {
        System.out.println(why);
    }
}
