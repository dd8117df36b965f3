package dog;

public class Dog {
    private int age;
    private boolean vaccinated;

    public String check(int year) {
        boolean due = !vaccinated && year - age > 1;
        if (due) {
            return "come in";
        }
        return "fine";
    }
}
