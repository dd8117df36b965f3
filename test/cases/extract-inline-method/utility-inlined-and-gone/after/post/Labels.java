package post;

public class Labels {
    public String labelFor(Parcel parcel) {
        StringBuilder code = new StringBuilder();
        code.append(parcel.town().substring(0, 3).toUpperCase());
        code.append('-');
        code.append(parcel.street().hashCode() % 97);
        return parcel.name() + " / " + code.toString();
    }
}
