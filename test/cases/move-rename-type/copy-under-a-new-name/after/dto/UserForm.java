package dto;

public class UserForm {
    private String name;
    private String mail;

    public boolean isComplete() {
        return name != null && mail != null && mail.contains("@");
    }

    public String summary() {
        return name + " <" + mail + ">";
    }
}
