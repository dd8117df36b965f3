package dog;

public class Dog {
    private int age;
    private boolean vaccinated;

    public String check(int year) {
        if (!vaccinated && year - age > 1) {
            return "come in";
        }
        return "fine";
    }
}
