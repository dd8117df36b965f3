package user;

public class Profile {
    private String nm;
    private int age;

    public String getNm() {
        return nm;
    }

    public void setNm(String nm) {
        this.nm = nm;
    }

    public int getAge() {
        return age;
    }
}
