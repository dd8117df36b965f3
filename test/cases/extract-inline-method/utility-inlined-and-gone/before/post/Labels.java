package post;

public class Labels {
    public String labelFor(Parcel parcel) {
        String code = Codes.checked(parcel.town(), parcel.street());
        return parcel.name() + " / " + code;
    }
}
