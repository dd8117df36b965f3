package crm;

public class Person {
    private String name;
    private String phone;

    public String getPhone() {
        return phone;
    }
}
