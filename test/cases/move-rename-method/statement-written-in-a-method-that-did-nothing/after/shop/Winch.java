package shop;

public class Winch extends Base {
    String nameWinch() {
        return "Winch";
    }

}
