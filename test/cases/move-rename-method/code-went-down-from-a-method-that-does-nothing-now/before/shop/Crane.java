package shop;

public class Crane extends Base {
    String nameCrane() {
        return "Crane";
    }

}
